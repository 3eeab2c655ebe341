export { checkMailbox, readReports, type ReadUntil, type ReportMail } from './imap-mailbox.ts'
export { parseReport } from './parse-report.ts'
