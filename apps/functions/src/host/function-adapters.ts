import { createOrderDocuments } from '@org/adapters/documents'
import { createWorkerFilms } from '@org/adapters/films'
import { firebaseIdentities } from '@org/adapters/identity'
import { createImages } from '@org/adapters/images'
import { createSmtpMailer } from '@org/adapters/mail'
import {
  createLeaseLocker,
  createS3MediaStore,
  createS3Uploads,
  openS3Bucket,
} from '@org/adapters/media'
import { httpPhotoNetwork } from '@org/adapters/photo-network'
import { nodeSecrets } from '@org/adapters/secrets'
import { createWorkerTableParser } from '@org/adapters/tables'
import { systemClock, type Adapters } from '@org/api'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore'
import { firestoreRepositories } from '../repositories/firestore-repositories.ts'
import { cloudFolders } from './cloud-folders.ts'
import { cloudLog } from './cloud-log.ts'
import { firestoreLeases } from '../repositories/firestore-leases.ts'
import { firestoreRateLimiter } from './firestore-rate-limiter.ts'
import { clock } from './function-clock.ts'
import type { FunctionSettings } from './function-settings.ts'

/** Address of the public keys that verify Firebase's ID tokens. */
const jwksUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Opens the project's Firestore database; call it once in a process. */
export function openDatabase(): Firestore {
  const db = initializeFirestore(initializeApp())
  db.settings({ ignoreUndefinedProperties: true })
  return db
}

/** Creates the API's ports on Firestore, Cloud Storage and a mail server. */
export function createFunctionAdapters(settings: FunctionSettings, db: Firestore): Adapters {
  const bucket = cloudFolders(
    openS3Bucket({
      endpoint: settings.MEDIA_ENDPOINT,
      bucket: settings.MEDIA_BUCKET,
      accessKeyId: settings.MEDIA_ACCESS_KEY_ID,
      secretAccessKey: settings.MEDIA_SECRET_ACCESS_KEY,
      // Cloud Storage accepts any region in signatures.
      region: 'auto',
    }),
  )
  const urls = {
    signature: settings.STOCK_URL,
    stock: settings.STOCK_URL,
    coaching: settings.COACHING_URL,
    'coaching-admin': settings.COACHING_ADMIN_URL,
  }
  return {
    repositories: firestoreRepositories(db),
    mailer: createSmtpMailer(settings.SMTP_URL, settings.MAIL_FROM),
    mediaStore: createS3MediaStore(bucket),
    uploads: createS3Uploads(bucket, createLeaseLocker(firestoreLeases(db))),
    images: createImages(),
    films: createWorkerFilms(),
    tables: createWorkerTableParser(),
    orderDocuments: createOrderDocuments(),
    payments: null,
    identities: firebaseIdentities(
      {
        config: settings.WEB_APP,
        jwksUrl,
        authEmulator: emulatorAt(process.env['FIREBASE_AUTH_EMULATOR_HOST']),
        firestoreEmulator: emulatorAt(process.env['FIRESTORE_EMULATOR_HOST']),
      },
      systemClock,
    ),
    photoNetwork: settings.PHOTO_APP_ID === '' ? null : httpPhotoNetwork(photoSettings(settings)),
    limiter: firestoreRateLimiter(db, systemClock),
    secrets: nodeSecrets(settings.SERVER_KEY, settings.SERVER_KEY),
    clock,
    log: cloudLog,
    settings: {
      publicUrl: settings.STOCK_URL,
      urlOf: (host) => urls[host],
      filesUrlOf: (product) => `${settings.FILES_URL}/${product}`,
      signUp: settings.SIGN_UP,
      mailedCodes: false,
      mailQuota: 1000,
      auditDays: 395,
      mediaQuota: 5_000_000_000,
      corsOrigins: [...new Set(Object.values(urls).map((url) => new URL(url).origin))],
    },
  }
}

/**
 * Returns an emulator's address; null if no emulator runs. Firebase's tools set the variable with
 * the host only while they run that emulator.
 */
const emulatorAt = (host: string | undefined) => (host ? `http://${host}` : null)

const photoSettings = (settings: FunctionSettings) => ({
  appId: settings.PHOTO_APP_ID,
  appSecret: settings.PHOTO_APP_SECRET,
  authorizeUrl: settings.PHOTO_AUTHORIZE_URL,
  apiUrl: settings.PHOTO_API_URL,
  scope: settings.PHOTO_SCOPE,
})
