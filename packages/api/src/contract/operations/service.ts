import * as z from 'zod'
import { confSchema } from '../entities/conf.ts'
import { operation } from '../operation.ts'

export const serviceOperations = {
  getConf: operation({
    product: 'all',
    method: 'get',
    path: '/conf',
    tag: 'Service',
    summary: 'Returns the features, publishable keys and limits of this installation',
    access: 'public',
    response: confSchema,
  }),
  getSchema: operation({
    product: 'all',
    method: 'get',
    path: '/schema',
    tag: 'Service',
    summary: 'Returns the JSON Schemas of the entities, by name',
    access: 'public',
    response: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
}
