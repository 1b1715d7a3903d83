export function OfficePaperScreen() {
  return null;
}
