#!/bin/sh
# Adds this image's release to those that are there already, so that pages which
# are open go on with the old one, then serves them all.
set -eu
release="${RELEASE:-/release}"
files="${FILES:-/srv}"
cd "$release"
# The host's page names files of this release: it comes last.
find . -type f ! -path ./index.html | while read -r file; do
  mkdir -p "$files/$(dirname "$file")"
  cp "$file" "$files/$file"
done
if [ -f index.html ]; then
  cp index.html "$files/.index.html.new"
  mv "$files/.index.html.new" "$files/index.html"
fi
exec "$@"
