import { memoryStock } from '../../src/memory/index.ts'
import { describeStockPorts } from './describe-stock-ports.ts'

describeStockPorts('memory', async () => memoryStock())
