import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const smtp = { SMTP_URL: 'smtp://mail.example.org:587' }

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
}

describe('readSettings', () => {
  it('has a default for every setting', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      app: 'signature',
      signUp: 'open',
      auditDays: 395,
      logLevel: 'info',
      databaseUrl: null,
      smtpUrl: null,
      s3: null,
      stripe: null,
      firebase: null,
      functionsUrl: null,
      photoNetwork: null,
    })
    expect(settings.dataDir).toBe(`${process.cwd()}/data`)
  })

  describe('photo network settings', () => {
    const photo = {
      PHOTO_APP_ID: '1089',
      PHOTO_APP_SECRET: 's3cret',
      PHOTO_AUTHORIZE_URL: 'https://api.photo.example/oauth/authorize',
      PHOTO_API_URL: 'https://graph.photo.example/',
      PHOTO_SCOPE: 'user_profile,user_media',
    }

    it('are parsed into one object', () => {
      expect(readSettings(photo).photoNetwork).toEqual({
        appId: '1089',
        appSecret: 's3cret',
        authorizeUrl: 'https://api.photo.example/oauth/authorize',
        apiUrl: 'https://graph.photo.example',
        scope: 'user_profile,user_media',
      })
    })

    it.each(Object.keys(photo))('are rejected without %s', (name) => {
      expect(() => readSettings({ ...photo, [name]: '' })).toThrow(
        `${name} must be set too: PHOTO_`,
      )
    })

    it.each(['PHOTO_AUTHORIZE_URL', 'PHOTO_API_URL'])(
      'accept http:// for %s only on loopback',
      (name) => {
        const settings = { ...photo, [name]: 'http://127.0.0.1:9/oauth/authorize' }
        expect(readSettings(settings).photoNetwork).not.toBeNull()
        expect(() => readSettings({ ...photo, [name]: 'http://photo.example/oauth' })).toThrow(
          `${name} must begin with https:// unless it is on this machine.`,
        )
      },
    )

    it('do not reveal the secret in an error message', () => {
      const wrong = { ...photo, PHOTO_SCOPE: '<all>' }
      expect(() => readSettings(wrong)).toThrow('PHOTO_SCOPE must be words')
      expect(() => readSettings(wrong)).not.toThrow('s3cret')
    })
  })

  it('treats an empty value as unset', () => {
    expect(readSettings({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null })
  })

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number between 0 and 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a whole number between 0 and 65535, not "70000".'],
    ['PUBLIC_URL', 'example.org', 'PUBLIC_URL must be an address that begins with http://'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must be an address that begins with postgres://'],
    ['PUBLIC_URL', 'http://localhost/x', 'PUBLIC_URL must be an address without a path'],
    ['TRUST_PROXY', 'proxy', 'TRUST_PROXY must be a list of IP addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be a list of IP addresses'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error'],
    ['SERVER_KEY', 'short', 'SERVER_KEY must be one key of at least 32 characters'],
    ['SIGN_UP', 'closed', 'SIGN_UP must be one of open, invited, not "closed".'],
    ['HOSTS', 'a.example.org', 'HOSTS must look like host=product'],
    ['HOSTS', 'a.example.org=signatures', 'HOSTS must name products of signature, stock, coaching'],
    ['HOSTS', 'a.example.org=Stock', 'coaching-admin, tour, not "Stock".'],
    ['APP', 'mail', 'APP must be one of signature, stock, coaching, coaching-admin, tour'],
    ['AUDIT_DAYS', '0', 'AUDIT_DAYS must be a whole number between 1 and 3650, not "0".'],
    ['MAIL_QUOTA', '0', 'MAIL_QUOTA must be a whole number between 1'],
    ['MAIL_CONCURRENCY', '0', 'MAIL_CONCURRENCY must be a whole number between 1 and 100'],
    ['MAIL_LEASE', '2', 'MAIL_LEASE must be a whole number between 3 and 3600'],
    ['MAIL_DOMAIN_PACE', '0', 'MAIL_DOMAIN_PACE must be a whole number between 1 and 10000'],
    ['BOUNCE_ADDRESS', 'bounces', 'BOUNCE_ADDRESS must be a mail address'],
    ['BOUNCE_IMAP_URL', 'smtp://a:b@h', 'BOUNCE_IMAP_URL must be an address that begins with imap'],
    ['BOUNCE_IMAP_URL', 'imaps://a@h/x', 'BOUNCE_IMAP_URL must contain user and password'],
    ['BOUNCE_IMAP_URL', 'imaps://a:b@h?x=y', 'BOUNCE_IMAP_URL may end with ?requireTLS=false'],
    ['DKIM_DOMAIN', 'a.example', 'DKIM_SELECTOR, DKIM_KEY_FILE must be set too'],
    ['MEDIA_QUOTA', '0', 'MEDIA_QUOTA must be a whole number between 1'],
    ['CORS_ORIGINS', 'https://a.example.org/x', 'CORS_ORIGINS must be a list of origins'],
    ['S3_BUCKET', 'b', 'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too'],
    ['SMTP_URL', 'smtp://h?requireTls=false', 'SMTP_URL may end with ?requireTLS=false'],
    ['STRIPE_SECRET_KEY', 'x', 'STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET'],
  ])('rejects %s=%s and says what is wrong', (name, value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(line)
  })

  it('does not repeat a secret in the message', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://me:hunter2@db/x' })
    expect(read).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    )
  })

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.4' },
    { PUBLIC_URL: 'https://sign.example.org' },
  ])('rejects %o without a mail server', (env) => {
    expect(() => readSettings(env)).toThrow('SMTP_URL is missing')
    expect(() => readSettings({ ...env, ...smtp })).not.toThrow()
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY must begin with sk_ or rk_.'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1', 'STRIPE_PUBLISHABLE_KEY must begin with pk_.'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'],
    ['STRIPE_PRICE_ID', 'prod_1', 'STRIPE_PRICE_ID must begin with price_.'],
    ['STRIPE_API_BASE', 'http://stripe.example', 'STRIPE_API_BASE must begin with https://'],
  ])('rejects %s=%s even if the other payment settings are valid', (name, value, line) => {
    expect(() => readSettings({ ...stripe, [name]: value })).toThrow(line)
  })

  describe('Firebase settings', () => {
    const web = {
      apiKey: 'AIza',
      authDomain: 'p.firebaseapp.com',
      projectId: 'p',
      appId: '1:2:web',
    }
    const FIREBASE_CONFIG = JSON.stringify(web)

    it('are parsed from the JSON of the Firebase console, with optional emulators on this machine', () => {
      expect(readSettings({ FIREBASE_CONFIG }).firebase).toEqual({
        config: web,
        jwksUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//) as string,
        authEmulator: null,
        firestoreEmulator: null,
      })
      const emulators = {
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
        FIRESTORE_EMULATOR_HOST: 'localhost:8080',
      }
      expect(readSettings({ FIREBASE_CONFIG, ...emulators }).firebase).toMatchObject({
        authEmulator: 'http://127.0.0.1:9099',
        firestoreEmulator: 'http://localhost:8080',
      })
    })

    it.each([
      [{ FIREBASE_CONFIG: '{' }, 'FIREBASE_CONFIG must be the JSON object'],
      [{ FIREBASE_CONFIG: '{"apiKey":"AIza","projectId":"p"}' }, 'at least "apiKey", "authDomain"'],
      [
        { FIREBASE_CONFIG: JSON.stringify({ ...web, authDomain: "x'; script-src *" }) },
        'FIREBASE_CONFIG must be the JSON object',
      ],
      [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_CONFIG must be set too'],
      [
        { FIREBASE_CONFIG, FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example:9099' },
        'FIREBASE_AUTH_EMULATOR_HOST must be an address of this machine',
      ],
      [
        { FIREBASE_CONFIG, FIRESTORE_EMULATOR_HOST: '127.0.0.1' },
        'FIRESTORE_EMULATOR_HOST must be an address of this machine',
      ],
      [
        {
          FIREBASE_CONFIG,
          FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
          HOST: '0.0.0.0',
          ...smtp,
        },
        'FIREBASE_AUTH_EMULATOR_HOST must not be set with a public HOST',
      ],
      [
        { FIREBASE_CONFIG, FIREBASE_JWKS_URL: 'http://keys.example/jwk' },
        'FIREBASE_JWKS_URL must begin with https://',
      ],
    ])('are rejected with a message that says why: %o', (env, line) => {
      expect(() => readSettings(env)).toThrow(line)
    })
  })

  describe('the setting DATA_BACKEND', () => {
    const config = { apiKey: 'AIza', authDomain: 'p.firebaseapp.com', projectId: 'paraphe-1' }
    const FIREBASE_CONFIG = JSON.stringify(config)
    const firebase = { DATA_BACKEND: 'firebase', FIREBASE_CONFIG }
    const atHome = 'http://127.0.0.1:5001/paraphe-1/europe-west1'

    it('defaults to `server`, even if Firebase sign-in is configured', () => {
      expect(readSettings({ FIREBASE_CONFIG }).functionsUrl).toBeNull()
      expect(readSettings({ DATA_BACKEND: 'server', FIREBASE_CONFIG }).functionsUrl).toBeNull()
    })

    it('uses the project’s functions in europe-west1 by default, or those at the given address', () => {
      expect(readSettings(firebase).functionsUrl).toBe(
        'https://europe-west1-paraphe-1.cloudfunctions.net',
      )
      const url = 'https://api.example.org/calls'
      expect(readSettings({ ...firebase, FUNCTIONS_URL: `${url}/` }).functionsUrl).toBe(url)
      expect(readSettings({ ...firebase, FUNCTIONS_URL: atHome }).functionsUrl).toBe(atHome)
    })

    it.each([
      [{ DATA_BACKEND: 'mongo' }, 'DATA_BACKEND must be one of server, firebase, not "mongo".'],
      [{ DATA_BACKEND: 'firebase' }, 'FIREBASE_CONFIG must be set too: DATA_BACKEND=firebase'],
      [{ FUNCTIONS_URL: atHome }, 'DATA_BACKEND must be firebase: FUNCTIONS_URL belongs to it.'],
      [{ ...firebase, FUNCTIONS_URL: 'http://api.example.org' }, 'FUNCTIONS_URL must begin with'],
      [
        { ...firebase, FUNCTIONS_URL: 'https://a.example/?b=c' },
        'FUNCTIONS_URL must be an address',
      ],
      [
        { ...firebase, FUNCTIONS_URL: 'https://a.example/a;script-src *' },
        'FUNCTIONS_URL must be an address',
      ],
      [
        { ...firebase, FUNCTIONS_URL: atHome, HOST: '0.0.0.0', ...smtp },
        'FUNCTIONS_URL must not be an address of this machine with a public HOST',
      ],
      [
        { DATA_BACKEND: 'firebase', FIREBASE_CONFIG: FIREBASE_CONFIG.replace('paraphe-1', 'a:b') },
        'FUNCTIONS_URL must be an address',
      ],
    ])('is rejected with a message that says why: %o', (env, line) => {
      expect(() => readSettings(env)).toThrow(line)
    })
  })

  describe('analytics settings', () => {
    const web = { apiKey: 'AIza', appId: '1:2:web:3', projectId: 'p', measurementId: 'G-1A2B' }
    const FIREBASE_ANALYTICS_CONFIG = JSON.stringify({ ...web, authDomain: 'p.firebaseapp.com' })
    const matomo = { MATOMO_URL: 'https://matomo.example.org/stats/', MATOMO_SITE_ID: '7' }
    const plausible = { PLAUSIBLE_URL: 'http://127.0.0.1:8000', PLAUSIBLE_DOMAIN: 'example.org' }

    it('name no service by default', () => {
      expect(readSettings({}).analytics).toEqual({ firebase: null, matomo: null, plausible: null })
    })

    it('name any number of services', () => {
      const env = { FIREBASE_ANALYTICS_CONFIG, ...matomo, ...plausible }
      expect(readSettings(env).analytics).toEqual({
        firebase: web,
        matomo: { url: 'https://matomo.example.org/stats/matomo.php', siteId: '7' },
        plausible: { url: 'http://127.0.0.1:8000/api/event', domain: 'example.org' },
      })
      expect(readSettings(matomo).analytics).toMatchObject({ firebase: null, plausible: null })
    })

    it.each([
      [{ FIREBASE_ANALYTICS_CONFIG: '{' }, 'FIREBASE_ANALYTICS_CONFIG must be the JSON object'],
      [
        { FIREBASE_ANALYTICS_CONFIG: JSON.stringify({ ...web, measurementId: 'UA-1' }) },
        'at least "apiKey", "appId", "projectId" and "measurementId"',
      ],
      [{ MATOMO_URL: 'https://matomo.example.org' }, 'MATOMO_SITE_ID must be set too'],
      [{ ...matomo, MATOMO_SITE_ID: 'shop' }, 'MATOMO_SITE_ID must be the number'],
      [{ ...matomo, MATOMO_URL: 'http://matomo.example.org' }, 'MATOMO_URL must begin with https'],
      [{ ...matomo, MATOMO_URL: 'https://m.example/a;b' }, 'MATOMO_URL must be an address without'],
      [
        { ...matomo, MATOMO_URL: 'https://m.example/?a=b' },
        'MATOMO_URL must be an address without',
      ],
      [{ ...matomo, MATOMO_URL: 'https://me@m.example' }, 'MATOMO_URL must be an address without'],
      [{ PLAUSIBLE_DOMAIN: 'example.org' }, 'PLAUSIBLE_URL must be set too'],
      [{ ...plausible, PLAUSIBLE_DOMAIN: 'a b' }, 'PLAUSIBLE_DOMAIN must be the name'],
    ])('are rejected with a message that says why: %o', (env, line) => {
      expect(() => readSettings(env)).toThrow(line)
    })
  })

  it.each([
    [{}, 'open', 0],
    [{ HOST: '::1', PUBLIC_URL: 'http://localhost:4000' }, 'open', 0],
    [{ PUBLIC_URL: 'https://sign.example.org' }, 'invited', 5],
    [{ HOST: '0.0.0.0' }, 'invited', 5],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' }, 'invited', 5],
  ])('opens sign-up and stops at once by default only on loopback: %o', (env, signUp, seconds) => {
    expect(readSettings({ ...env, ...smtp })).toMatchObject({ signUp, lameDuckSeconds: seconds })
    const set = { SIGN_UP: 'open', LAME_DUCK_SECONDS: '7' }
    expect(readSettings({ ...env, ...set, ...smtp })).toMatchObject({
      signUp: 'open',
      lameDuckSeconds: 7,
    })
  })

  it('parses hosts and proxies, and removes a trailing slash from the public address', () => {
    const settings = readSettings({
      HOSTS: 'Sign.Example.org=signature, stock.example.org=stock',
      TRUST_PROXY: '10.0.0.1, 10.0.0.0/8',
      PUBLIC_URL: 'https://sign.example.org/',
      ...smtp,
    })
    expect(settings.hosts.get('sign.example.org')).toBe('signature')
    expect(settings.hosts.get('stock.example.org')).toBe('stock')
    expect(settings.trustProxy).toEqual(['10.0.0.1', '10.0.0.0/8'])
    expect(settings.publicUrl).toBe('https://sign.example.org')
    expect(settings.mailFrom).toBe('Paraphe <paraphe@sign.example.org>')
  })

  it.each([
    ['http://s3.example.org', 'S3_ENDPOINT must begin with https://'],
    ['http://127.0.0.1.example.org', 'S3_ENDPOINT must begin with https://'],
    ['http://10.0.0.4:9000', 'S3_ENDPOINT must begin with https://'],
    ['http://localhost:9000', null],
    ['http://[::1]:9000', null],
  ])('accepts http:// for the storage address only on this machine: %s', (endpoint, line) => {
    const read = () =>
      readSettings({
        S3_ENDPOINT: endpoint,
        S3_BUCKET: 'bucket',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
      })
    if (line === null) expect(read().s3?.endpoint).toBe(endpoint)
    else expect(read).toThrow(line)
  })

  it('parses the settings of storage and payments', () => {
    const settings = readSettings({
      S3_ENDPOINT: 'https://s3.example.org/',
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      ...stripe,
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    })
    expect(settings.s3).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'bucket',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      region: 'auto',
    })
    expect(settings.stripe).toMatchObject({ secretKey: 'sk_test_1', apiBase: 'http://127.0.0.1:9' })
  })
})
