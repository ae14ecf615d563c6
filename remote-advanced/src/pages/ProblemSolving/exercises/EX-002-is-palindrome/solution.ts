const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Returns whether a string reads the same from both ends. Only letters and digits count, without case and accents.
 * @param s any string; one without letters and digits is a palindrome
 */
export function isPalindrome(s: string): boolean {
  let left = 0;
  let right = s.length - 1;
  while (left < right) {
    const first = s.charAt(left);
    const last = s.charAt(right);
    if (!letterOrDigit.test(first)) left += 1;
    else if (!letterOrDigit.test(last)) right -= 1;
    else if (plain(first) !== plain(last)) return false;
    else {
      left += 1;
      right -= 1;
    }
  }
  return true;
}

/** A character in lower case and without its accents. */
function plain(character: string): string {
  return character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
