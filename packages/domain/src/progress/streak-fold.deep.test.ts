// The same, looked at far oftener: its setup says how often.
import './streak-fold.test';
