import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = `function cents(x) { return int(x * 100 + (x < 0 ? -0.5 : 0.5)) }
  BEGIN { FS = "\\t" }
  { sub(/\\r$/, "") }
  $1 == "!TRNS" { for (i = 2; i <= NF; i++) trns[$i] = i }
  $1 == "!SPL" { for (i = 2; i <= NF; i++) spl[$i] = i }
  $1 == "TRNS" { first = cents($trns["AMOUNT"]); sum = first; number = $trns["DOCNUM"]; type = $trns["TRNSTYPE"]
    account = $trns["ACCNT"]; day = $trns["DATE"]; due = $trns["DUEDATE"]; parts = 0 }
  $1 == "SPL" { sum += cents($spl["AMOUNT"]); parts++; if ($spl["DOCNUM"] != number || $spl["TRNSTYPE"] != type) exit 1 }
  $1 == "ENDTRNS" { printf "%s|%s|%s|%d|%d|%s|%s|%d\\n", number, type, account, first, sum, day, due, parts }`;

/**
 * The transactions of an IIF file as awk reads them, which shares no code with Rightway: for each one its number, type,
 * first account, first amount, the sum of all amounts (both in cents), day, due day, and number of distributions.
 */
export function readByAwk(bytes: Uint8Array): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-books-'));
  try {
    const [file, code] = [join(folder, 'books.iif'), join(folder, 'books.awk')];
    writeFileSync(file, bytes);
    writeFileSync(code, program);
    const out = execFileSync('awk', ['-f', code, file], { encoding: 'utf8' });
    return out
      .trim()
      .split('\n')
      .map((row) => row.split('|'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
