import { userBatchResultSchema, userBatchSchema } from '../entities/user-batch.ts'
import { operation } from '../operation.ts'

export const userBatchOperations = {
  createUsers: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/batch',
    tag: 'Employees',
    summary:
      'Adds up to 200 employees in order. The first row that fails stops the batch; the rows before it are saved',
    access: 'team_admin',
    body: userBatchSchema,
    response: userBatchResultSchema,
    errors: ['REFERENCE'],
  }),
}
