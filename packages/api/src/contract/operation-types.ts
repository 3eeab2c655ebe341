import type * as z from 'zod'
import type { Operation } from './operation.ts'

/** Names of the path parameters. */
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

export type PathOf<O extends Operation> = { [Name in Names<O['path']>]: string }

/** The parsed query, with booleans and numbers instead of strings. */
export type QueryOf<O extends Operation> = O extends { query: infer Q extends z.ZodObject }
  ? z.output<Q>
  : object

/** The JSON body as it is sent. */
export type BodyInputOf<O extends Operation> = O extends { body: infer B extends z.ZodObject }
  ? z.input<B>
  : undefined

/** The JSON body after validation. */
export type BodyOf<O extends Operation> = O extends { body: infer B extends z.ZodObject }
  ? z.output<B>
  : undefined

/** The response of an operation; bytes when it is not JSON. */
export type ResponseOf<O extends Operation> = O extends { response: infer A extends z.ZodType }
  ? z.output<A>
  : Blob
