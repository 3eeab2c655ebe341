export {
  createSmtpMailer,
  parseSender,
  type ClosableMailer,
  type DkimSettings,
  type SmtpOptions,
} from './smtp-mailer.ts'
