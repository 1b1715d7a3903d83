/** One Material Design icon: `<Icon path={mdiPlus} />`. Decorative unless it has a label. */
export function Icon({ path, size = 20, label }: { path: string; size?: number; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
