import { coachingRoutes } from '@org/api/coaching-client'
import { stockRoutes } from '@org/api/stock-client'
import { serverCoachingPorts, serverStockPorts } from '@org/data/server'
import { describeCoachingPorts } from '@org/data/testing/coaching'
import { describeStockPorts } from '@org/data/testing/stock'
import { connectFunctions, receivedMail } from './emulated-functions.ts'

/** Does nothing, because each call of the functions sends its queued mails before it responds. */
const sendQueued = () => Promise.resolve()

/** Declares the contract suites of the ports of both products. */
export function describePorts(): void {
  describeStockPorts('Firebase', async () => {
    const { mails, clientOf, sessionOf, close } = await connectFunctions()
    return {
      get outbox() {
        return mails.mails.map(receivedMail)
      },
      signIn: async (email) =>
        serverStockPorts(clientOf('stock', await sessionOf('stock', email), stockRoutes)),
      sendQueued,
      close,
    }
  })

  describeCoachingPorts('Firebase', async () => {
    const { mails, clientOf, sessionOf, photoNetwork, close } = await connectFunctions()
    return {
      get outbox() {
        return mails.mails.map(receivedMail)
      },
      signIn: async (email, invitation) => {
        const token = await sessionOf('coaching', email, invitation)
        return serverCoachingPorts(clientOf('coaching', token, coachingRoutes))
      },
      sendQueued,
      photoNetwork,
      close,
    }
  })
}
