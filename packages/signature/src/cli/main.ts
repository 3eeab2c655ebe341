#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), {
  read: (file) => (file === undefined ? text(process.stdin) : readFile(file, 'utf8')),
  write: (file, content) => writeFile(file, content),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
})
