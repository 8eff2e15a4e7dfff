// Tells a comment that is a licence from one that says what code is for: both stand at the head of files.

/** Beginnings of licence comments. */
const licence =
  /^\W*(?:copyright\b|\(c\)\s|©|spdx-|licen[cs]ed (?:under|to)\b|licen[cs]e\b|(?:this|the) (?:file|program|software|library|source code) is (?:free|licensed|part of|subject to|distributed)\b|permission is hereby granted|all rights reserved|(?:the )?(?:mit|isc|bsd|apache|mozilla public|gnu)\b.{0,40}licen[cs]e\b)/i;

/** Whether `comment` begins as a licence does. */
export function isLicence(comment: string): boolean {
  return licence.test(comment);
}
