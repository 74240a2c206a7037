import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  PointerSensor,
  type SensorDescriptor,
  type SensorOptions,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { PointerEvent } from 'react'

/** A finger that rests on a picture this long lifts it; shorter ones scroll or tap. */
const LIFT_MS = 220

/** A handle follows the finger at once: it does nothing else, so there is nothing to wait for. */
class HandleSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: PointerEvent) =>
        nativeEvent.isPrimary &&
        nativeEvent.button === 0 &&
        nativeEvent.target instanceof Element &&
        nativeEvent.target.closest('[data-handle]') !== null,
    },
  ]
}

/** The ways to lift a picture: its handle, a long press, a mouse, a keyboard. */
export function useLiftSensors(
  coordinateGetter: KeyboardCoordinateGetter = sortableKeyboardCoordinates,
): SensorDescriptor<SensorOptions>[] {
  return useSensors(
    useSensor(HandleSensor, { activationConstraint: { distance: 3 } }),
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: LIFT_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
}
