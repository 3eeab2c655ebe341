import type { MailRound } from './deploy-slice.ts'

/** Returns the recipients and the note of a round of mails, for the API. */
export function mailingBody(teamId: string | null, message: string) {
  return { ...(teamId === null ? {} : { team_id: teamId }), deploy_message: message }
}

/**
 * Returns the request body of a preview or a test mail, including whether the round is a reminder.
 */
export function roundBody({ teamId, userIds, isReminder }: MailRound, message: string) {
  const people = userIds ? { user_ids: [...userIds] } : {}
  return { ...mailingBody(teamId, message), ...people, is_reminder: isReminder }
}
