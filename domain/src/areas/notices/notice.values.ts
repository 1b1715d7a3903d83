export const severities = ['Info', 'Warning', 'Danger'] as const;
export const noticeStatuses = ['None', 'Draft', 'Dispatched'] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];
