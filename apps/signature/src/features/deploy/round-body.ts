import type { MailRound } from './deploy-slice.ts'

/** Whom a round of mails is for and what it says, as the API is told. */
export function mailingBody(teamId: string | null, message: string) {
  return { ...(teamId === null ? {} : { team_id: teamId }), deploy_message: message }
}

/** The same with the kind of the round. */
export function roundBody({ teamId, userIds, isReminder }: MailRound, message: string) {
  const people = userIds ? { user_ids: [...userIds] } : {}
  return { ...mailingBody(teamId, message), ...people, is_reminder: isReminder }
}
