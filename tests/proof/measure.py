"""measure.py FILE COMMAND...: runs it, and writes "SECONDS s, PEAK KB, exit status STATUS" into FILE."""
import os
import resource
import subprocess
import sys
import time

begin = time.monotonic()
status = subprocess.call(sys.argv[2:])
seconds = time.monotonic() - begin
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
with open(sys.argv[1], "w") as out:
    out.write("%.1f s, %d KB, exit status %d\n" % (seconds, peak, status))
sys.exit(0 if status < 2 else status)
