# Run in a mount namespace of its own: makes a root of layers and runs a command there.
# Arguments: working folder, NAME=value ..., --, the command. Settings: LAYERS UPPER ROOT RUN_AS VOLUMES.
set -e
if [ -n "$UPPER" ]; then
  mount -t overlay overlay -o "lowerdir=$LAYERS,upperdir=$UPPER,workdir=$UPPER.work" "$ROOT"
else
  mount -t overlay overlay -o "lowerdir=$LAYERS" "$ROOT"
fi
for folder in dev proc sys; do mount --rbind "/$folder" "$ROOT/$folder"; done
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
for folder in root home; do mount -t tmpfs tmpfs "$ROOT/$folder"; done
mkdir "$ROOT/home/node"
chown 1000:1000 "$ROOT/home/node"
# In a container whose root can only be read, of all these only /tmp can be written.
[ -n "$UPPER" ] || for folder in root home; do mount -o remount,ro "$ROOT/$folder"; done
for volume in $VOLUMES; do mount --bind "${volume%%:*}" "$ROOT${volume#*:}"; done

cwd=$1
shift
drop=''
[ "$RUN_AS" = root ] || drop='setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all'
environment=''
while [ "$1" != -- ]; do
  environment="$environment $(printf '%s' "$1" | base64 --wrap=0)"
  shift
done
shift
set -- sh -c 'cd "$0" && exec "$@"' "$cwd" "$@"
for pair in $environment; do set -- "$(printf '%s' "$pair" | base64 --decode)" "$@"; done
exec chroot "$ROOT" $drop env -i "$@"
