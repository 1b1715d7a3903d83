import pg from 'pg';

/** Time and id of the activity row that stands `skip` rows below the newest. */
export async function findDeepRow(url: string, skip: number): Promise<{ at: string; id: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: string; id: string }>(
      'select at::text, id::text from activity order by at desc, id desc offset $1 limit 1',
      [skip],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`The activity log has no ${skip} rows.`);
    return row;
  } finally {
    await client.end();
  }
}
