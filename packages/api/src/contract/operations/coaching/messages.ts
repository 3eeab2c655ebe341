import * as z from 'zod'
import { id, requiredText, seconds } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const messageOperations = {
  addMessage: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/messages',
    tag: 'Coaching: demonstration',
    summary: 'Stores a text, as a demonstration. Each studio keeps its last 100',
    access: 'member',
    body: z.object({ text: requiredText(1000) }),
    response: z.object({ id, text: z.string(), createdAt: seconds }),
    errors: ['TOO_MANY'],
  }),
}
