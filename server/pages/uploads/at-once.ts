/** What is under way of each name; of one name no more than `max`. It counts in this process alone. */
export function atOnce(max: number) {
  const underWay = new Map<string, number>()
  return {
    /** Runs `act`, unless so many of this name are under way already. */
    async run<T>(name: string, act: () => Promise<T>): Promise<T | 'too-many'> {
      const before = underWay.get(name) ?? 0
      if (before >= max) {
        return 'too-many'
      }
      underWay.set(name, before + 1)
      try {
        return await act()
      } finally {
        const left = (underWay.get(name) ?? 1) - 1
        if (left > 0) {
          underWay.set(name, left)
        } else {
          underWay.delete(name)
        }
      }
    },
  }
}
