import type * as z from 'zod'
import type { Operation } from './operation.ts'

/** Names in braces of a path. */
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

export type PathOf<O extends Operation> = { [Name in Names<O['path']>]: string }

/** Checked query; booleans and numbers, not their text. */
export type QueryOf<O extends Operation> = O extends { query: infer Q extends z.ZodObject }
  ? z.output<Q>
  : object

/** JSON body as it is sent. */
export type BodyInputOf<O extends Operation> = O extends { body: infer B extends z.ZodObject }
  ? z.input<B>
  : undefined

/** JSON body after its check. */
export type BodyOf<O extends Operation> = O extends { body: infer B extends z.ZodObject }
  ? z.output<B>
  : undefined

/** What is answered; bytes when the operation answers no JSON. */
export type AnswerOf<O extends Operation> = O extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : Blob
