export { nodeSecrets } from './node-secrets.ts'
