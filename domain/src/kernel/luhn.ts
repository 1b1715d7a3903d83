/** Whether the last digit of a card number fits the others, ISO/IEC 7812-1: every second from the right is doubled. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split('').reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
