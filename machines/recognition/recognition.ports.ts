import { asking } from '../asking.ts'
import { recognitionMachine } from './recognition.machine.ts'
import type { RecognitionAnswer, RecognitionInput } from './recognition.types.ts'

export interface RecognitionPorts {
  /** Matting. @throws NetworkLost, ServerFault */
  recognise(ask: RecognitionInput, signal: AbortSignal): Promise<RecognitionAnswer>
}

export function wireRecognition(ports: RecognitionPorts) {
  return recognitionMachine.provide({
    actors: { 'find the subject': asking(({ input, signal }) => ports.recognise(input, signal)) },
  })
}
