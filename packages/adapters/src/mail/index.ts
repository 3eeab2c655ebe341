export { createSmtpMailer, parseSender, type ClosableMailer } from './smtp-mailer.ts'
