import { z } from 'zod';

/** Building blocks of all shapes. */
export const uuidShape = z.string().meta({ format: 'uuid' });
export const countShape = z.int().min(0);
export const shareShape = z.number().min(0).max(1);
export const urlShape = z.string();
