import styles from './data-table.module.css';

/** Rows of the exact height of those that come, so that nothing moves. */
export function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={styles.skeleton}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from readers, nothing to say yet */}
          <td colSpan={columns}>
            <i />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
