// Recognises licence comments: they stand at the head of files, as comments about the code do.

const licenceStart =
  /^\W*(?:copyright\b|\(c\)\s|©|spdx-|licen[cs]ed (?:under|to)\b|licen[cs]e\b|(?:this|the) (?:file|program|software|library|source code) is (?:free|licensed|part of|subject to|distributed)\b|permission is hereby granted|all rights reserved|(?:the )?(?:mit|isc|bsd|apache|mozilla public|gnu)\b.{0,40}licen[cs]e\b)/i;

/** Whether `comment` begins like a licence. */
export function isLicence(comment: string): boolean {
  return licenceStart.test(comment);
}
