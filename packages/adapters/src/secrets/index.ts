export { fingerprintOf } from './key-fingerprint.ts'
export { nodeSecrets } from './node-secrets.ts'
