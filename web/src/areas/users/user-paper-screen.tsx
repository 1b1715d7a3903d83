export function UserPaperScreen() {
  return null;
}
