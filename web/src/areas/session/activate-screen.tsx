import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Button } from '#web/kit/action/button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { Activation } from './activation.tsx';
import { FrontDoor } from './front-door.tsx';

/** The invited person's first step, by the link of the mail or the letter. */
export function ActivateScreen() {
  const t = useMessages('session');
  const navigate = useNavigate();
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const token = params.token ?? '';
  const link = useCall('POST /api/activate/check', { body: { token } }, { staleTime: Infinity });
  const isOver = link.isError || link.data?.isValid === false;

  if (isOver) {
    return (
      <FrontDoor title={t(($) => $.activate.invalid)} lead={t(($) => $.activate.invalidText)}>
        <Button variant="primary" size="wide" onClick={() => void navigate({ to: '/login' })}>
          {t(($) => $.back)}
        </Button>
      </FrontDoor>
    );
  }
  return (
    <FrontDoor
      title={t(($) => $.activate.title)}
      lead={t(($) => $.activate.lead)}
      foot={<Link to="/login">{t(($) => $.back)}</Link>}
    >
      {link.isPending ? <Skeleton /> : <Activation token={token} />}
    </FrontDoor>
  );
}
