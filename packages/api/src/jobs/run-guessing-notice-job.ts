import { guessingNoticeMail } from '../mail/sign-in-mails.ts'
import { guessingNoticePayload } from './guessing-notice-job.ts'
import { failJob, type JobRunner } from './job-runner.ts'

/**
 * Tells a person that somebody is guessing the codes. An email without an account gets no mail. Only
 * the job looks this up, so that the guesser cannot tell the two apart.
 */
export const guessingNoticeJobRunner: JobRunner = {
  failure: 'notice of guessed codes not sent',
  run: async ({ repositories, mailer, settings }, job) => {
    const { email, product } = guessingNoticePayload(job.payload)
    const accounts = await repositories.accounts.byEmail(email, product)
    if (accounts.length > 0) {
      await mailer.send(guessingNoticeMail(settings.urlOf(product), email, job.key))
    }
    return async () => {
      await repositories.jobs.complete(job)
    }
  },
  giveUp: failJob,
}
