import { RUN_CODE, type RunCode } from '../../domain/front/run-code.ts'

/** Runs the code of a route or of a part (`CodePart`) in small pieces, where the page can: a development server's cannot, and an import runs all of it. */
export async function runCode(of: string): Promise<void> {
  await (Reflect.get(window, RUN_CODE) as RunCode | undefined)?.(of)
}
