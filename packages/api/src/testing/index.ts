export { describeBilling } from './describe-billing.ts'
export { describeContract } from './describe-contract.ts'
export type { ContractHost, HostParts, MakeHost, TestClock, TestMailer } from './host.ts'
export { workbook } from './workbook-file.ts'
