// One file, so that its suites run one after the other: they share the stand-ins, of which the
// functions know one address each.
import { describeBackend } from './functions-backend.ts'
import { describePermissions } from './functions-permissions.ts'
import { describePorts } from './functions-ports.ts'
import { describeSchedules } from './functions-schedules.ts'

describeBackend()
describeSchedules()
describePorts()
describePermissions()
