export const mailStatuses = ['Queued', 'Sent', 'Failed'] as const;
export const jobStates = ['Waiting', 'Running', 'Retrying', 'Failed'] as const;

/** Each asks for confirmation and leaves a line in the activity log. */
export const maintenanceActions = [
  'RetryFailedJobs',
  'RetryFailedMails',
  'RemoveExpiredSessions',
  'RevokeOtherSessions',
  'AnalyzeDatabase',
  'RemoveUnusedFiles',
] as const;
export type MaintenanceAction = (typeof maintenanceActions)[number];
