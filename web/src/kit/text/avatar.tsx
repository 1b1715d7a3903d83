import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  /** Offices are square, people round. */
  shape?: 'round' | 'square';
  src?: string;
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  return (
    words.length > 1 ? first.slice(0, 1) + (words.at(-1) ?? '').slice(0, 1) : first.slice(0, 2)
  ).toUpperCase();
}

/** A face for a name: its picture, or its initials. Decorative, the name stands beside it. */
export function Avatar({ name, shape = 'round', src }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${styles[shape]}`} aria-hidden="true">
      {src ? <img src={src} alt="" width={32} height={32} /> : initialsOf(name)}
    </span>
  );
}
