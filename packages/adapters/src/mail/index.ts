export { createSmtpMailer, type ClosableMailer } from './smtp-mailer.ts'
