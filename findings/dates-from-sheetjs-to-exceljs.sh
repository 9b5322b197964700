#!/usr/bin/env bash
# exceljs reads the dates that SheetJS writes as days of the year 1905, without a warning.
#
# Versions:  xlsx 0.18.5 and exceljs 4.4.0, the newest of each on npm.
# Guessed:   a day that goes from one to the other through a file stays the same day.
# Behavior:  with `cellDates: true`, SheetJS writes a day as a cell of the type `d`, which the standard has for ISO dates:
#            <c s="1" t="d"><v>2019-05-13T00:00:00.000Z</v></c>. exceljs has no case for this type. It takes the beginning of the
#            text for a number, which is the year, and as the cell has the format of a date, shows that number as a serial:
#            2019 days after the end of 1899. Without a format it gives the year. Files that Excel saves as "Strict Open XML"
#            have such cells too.
# Remedy:    write with `cellDates: false`, the default.
#
# Seen:      cellDates true: written 2019-05-13, read 1905-07-11
#            cellDates false: written 2019-05-13, read 2019-05-13
#
# Installs both in a temporary folder. Fails if they do something else now.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --loglevel=error xlsx@0.18.5 exceljs@4.4.0 >/dev/null

cat >check.cjs <<'EOF'
const sheetjs = require('xlsx');
const { Workbook } = require('exceljs');

const show = (day) => (day instanceof Date ? day.toISOString().slice(0, 10) : String(day));

const pass = async (cellDates) => {
  const written = new Date(Date.UTC(2019, 4, 13));
  const book = sheetjs.utils.book_new();
  const sheet = { '!ref': 'A1', A1: { t: 'd', v: written, z: 'm/d/yyyy' } };
  sheetjs.utils.book_append_sheet(book, sheet, 'Days');
  const file = sheetjs.write(book, { type: 'buffer', bookType: 'xlsx', cellDates });
  const { worksheets } = await new Workbook().xlsx.load(file);
  const read = worksheets[0].getCell('A1').value;
  console.log(`cellDates ${cellDates}: written ${show(written)}, read ${show(read)}`);
};

pass(true).then(() => pass(false));
EOF

expected='cellDates true: written 2019-05-13, read 1905-07-11
cellDates false: written 2019-05-13, read 2019-05-13'
# SheetJS counts days in the local time zone.
seen=$(TZ=UTC node check.cjs)
echo "$seen"
if [ "$seen" != "$expected" ]; then
  printf 'This changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
