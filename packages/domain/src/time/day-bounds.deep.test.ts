// The same, looked at far oftener: its setup says how often.
import './day-bounds.test';
