import { existsSync } from 'node:fs'
import { resolveTxt } from 'node:dns/promises'
import { join } from 'node:path'
import { parseSender } from '@org/adapters/mail'
import { createS3MediaStore, openS3Bucket } from '@org/adapters/media'
import { isLoopbackHost } from '../settings/loopback.ts'
import type { Settings } from '../settings/settings.ts'
import { createDiskMediaStore } from '../media/disk-media-store.ts'
import { checkBounceMailbox } from './check-bounce-mailbox.ts'
import { checkDataDir } from './check-data-dir.ts'
import { checkStoredData } from './check-database.ts'
import { checkMailDomain, type ResolveTxt } from './check-mail-domain.ts'
import { checkSmtp } from './check-smtp.ts'
import { checkStorage } from './check-storage.ts'
import { checkTls } from './check-tls.ts'
import { findingsOf, type Finding } from './finding.ts'

/** Checks everything that the server needs around it. Never throws. */
export async function examine(
  settings: Settings,
  { resolve = resolveTxt as ResolveTxt } = {},
): Promise<readonly Finding[]> {
  const checks = {
    DNS: () => checkDns(settings, resolve),
    SMTP: () => checkMail(settings),
    bounces: () => checkBounceMailbox(settings.mail.bounceMailbox),
    TLS: () => checkTls(settings.publicUrl ?? `http://localhost:${settings.port}`),
    DATA_DIR: () => checkDataDir(settings.dataDir),
    database: () => checkStoredData(settings),
    storage: () => checkMedia(settings),
  }
  const findings = await Promise.all(
    Object.entries(checks).map(async ([subject, check]) =>
      check().catch((error: unknown) => findingsOf(subject).unknown(error)),
    ),
  )
  return findings.flat()
}

async function checkDns({ smtpUrl, mailFrom }: Settings, resolve: ResolveTxt) {
  const domain = parseSender(mailFrom).address.split('@').at(-1) ?? ''
  if (smtpUrl === null || isLoopbackHost(domain))
    return findingsOf('DNS').fine('mails do not leave this machine.')
  return checkMailDomain(domain, resolve)
}

async function checkMail({ smtpUrl }: Settings): Promise<Finding> {
  return smtpUrl === null
    ? findingsOf('SMTP').fine('is not set; mails are kept and shown on this machine.')
    : checkSmtp(smtpUrl)
}

async function checkMedia({ s3, dataDir }: Settings): Promise<Finding> {
  if (s3)
    return checkStorage(
      createS3MediaStore(openS3Bucket(s3)),
      `bucket ${s3.bucket} at ${s3.endpoint}`,
      'Create the bucket, and let the key of S3_ACCESS_KEY_ID list, read, write and delete in it.',
    )
  // Whoever runs this may not be the server's user, so it creates no folder.
  if (!existsSync(join(dataDir, 'media')))
    return findingsOf('storage').fine('the disk; the first upload creates its folder.')
  return checkStorage(
    createDiskMediaStore(join(dataDir, 'media')),
    join(dataDir, 'media'),
    "Give the folder to the server's user.",
  )
}
