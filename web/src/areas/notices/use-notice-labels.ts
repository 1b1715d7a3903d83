import { useMessages } from '#web/lib/i18n.ts';

/** The fields of a notice in words, for form and history alike. */
export function useNoticeLabels() {
  const t = useMessages('notices');
  return {
    status: t(($) => $.status),
    severity: t(($) => $.severity),
    titleEn: t(($) => $.titleEn),
    titleEs: t(($) => $.titleEs),
    bodyEn: t(($) => $.bodyEn),
    bodyEs: t(($) => $.bodyEs),
    publishStart: t(($) => $.publishStart),
    publishEnd: t(($) => $.publishEnd),
    officeIds: t(($) => $.offices),
    roles: t(($) => $.roles),
    serviceTypes: t(($) => $.services),
    mustAcknowledge: t(($) => $.mustAcknowledge),
    attachmentFileId: t(($) => $.attachment),
  };
}
