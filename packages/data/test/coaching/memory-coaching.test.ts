import { memoryCoaching } from '../../src/memory/index.ts'
import { describeCoachingPorts } from './describe-coaching-ports.ts'

describeCoachingPorts('memory', async () => memoryCoaching())
