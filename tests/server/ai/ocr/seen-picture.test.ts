import { expect, test } from "vitest";
import { seenPicture } from "../../../../src/server/ai/ocr/seen-picture.ts";

test.each([
  ["", false, false],
  ["EXIT\nPush bar to open", false, false],
  ["考文垂两室一厅整租\n月租 1300 镑\nCV1 2TT 市中心\n9月1日入住，租期一年\n家具齐全，可养猫", true, false],
  ["Double room to let\nSelly Oak, Birmingham B29 6NA\n£520 pcm incl. bills\nCall 07700 900123", true, true],
  ["TO LET 0121 496 0123", false, true],
  ["微信 anna_uk", false, true],
])("%j: a poster %s, with contacts %s", (text, is_poster, has_contacts) => {
  expect(seenPicture(text)).toEqual({ is_poster, has_contacts });
});
