import { describeOnFirestore } from './describe-on-firestore.ts'

describeOnFirestore('coaching')
