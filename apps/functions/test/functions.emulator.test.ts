// One file, so that its suites run one after the other: they share the stand-ins, because the
// functions know only one address for each stand-in.
import { describeBackend } from './functions-backend.ts'
import { describePermissions } from './functions-permissions.ts'
import { describePorts } from './functions-ports.ts'
import { describeSchedules } from './functions-schedules.ts'

describeBackend()
describeSchedules()
describePorts()
describePermissions()
