export { clientNetwork, parseIp, type IpAddress } from './ip-address.ts'
