import { useState } from 'react';
import type { VersionPreview } from '#domain/areas/compliance/lists.papers.ts';
import type { ListPart, PublishedList } from '#domain/areas/compliance/lists.values.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { fileForm } from '#web/kit/input/file-field.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

type Uploaded = { readonly part: ListPart; readonly fileId: string };

/** The two steps of a version by hand: look, then take what was shown. */
export function useUpload(source: PublishedList, onDone: () => void) {
  const t = useMessages('lists');
  const { toast } = useToast();
  const [files, setFiles] = useState<readonly Uploaded[]>([]);
  const [shown, setShown] = useState<VersionPreview>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const act = useAct('POST /api/compliance/list-versions');

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  }

  async function look(chosen: Readonly<Partial<Record<ListPart, File | undefined>>>) {
    await attempt(async () => {
      const uploaded: Uploaded[] = [];
      for (const [part, file] of Object.entries(chosen)) {
        if (file === undefined) continue;
        const form = fileForm([file], false);
        const { id } = await call('POST /api/files', { query: { use: 'list' } }, { form });
        uploaded.push({ part: part as ListPart, fileId: id });
      }
      setFiles(uploaded);
      setShown(await call('POST /api/compliance/list-previews', { body: { source, files: uploaded } }));
    });
  }

  async function activate(said: { publishedOn: string; reason: string }) {
    await attempt(async () => {
      if (!shown) return;
      await act.mutateAsync({ body: { source, files: [...files], sha256: shown.sha256, ...said } });
      toast(t(($) => $.activated));
      await refresh('/compliance/list', 'list-standing');
      onDone();
    });
  }

  return { shown, problem, isBusy, look, activate, forget: () => setShown(undefined) };
}
